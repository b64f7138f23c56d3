import * as echarts from 'echarts'

export interface Bars {
  title: string
  unit: string
  /** Labels of the groups of bars. */
  groups: readonly string[]
  series: readonly { name: string; values: readonly number[] }[]
}

const colours = ['#DB6430', '#1F7A85', '#86A15C']
const ink = '#2F444B'

/** Draws a bar chart as SVG, without a browser. */
export const barChart = ({ title, unit, groups, series }: Bars): string => {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width: 860, height: 380 })
  chart.setOption({
    animation: false,
    color: colours,
    backgroundColor: '#FCF8EE',
    textStyle: { color: ink, fontFamily: 'sans-serif' },
    title: { text: title, subtext: unit, left: 16, top: 10, textStyle: { color: ink, fontSize: 16 } },
    legend: { right: 16, itemGap: 28, top: 14, textStyle: { color: ink } },
    grid: { left: 64, right: 16, top: 76, bottom: 32 },
    xAxis: { type: 'category', data: [...groups], axisLabel: { color: ink } },
    yAxis: { type: 'value', axisLabel: { color: ink } },
    series: series.map(({ name, values }) => ({
      name,
      type: 'bar' as const,
      data: values.map((value) => Number(value.toPrecision(4))),
      label: { show: true, position: 'top' as const, color: ink, fontSize: 10 },
    })),
  })
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg
}
