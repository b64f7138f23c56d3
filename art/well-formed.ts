/** Faults of an SVG text as XML; empty where tags nest, attributes are quoted and nothing stands between tags. */
export const xmlFaults = (text: string): string[] => {
  const faults: string[] = []
  const open: string[] = []
  let end = 0
  for (const match of text.matchAll(/<(\/?)([A-Za-z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g)) {
    const [tag, closing, name = '', attributes = '', self] = match
    const between = text.slice(end, match.index)
    if (between.trim()) faults.push(`text between tags: ${between.trim().slice(0, 60)}`)
    end = match.index + tag.length
    const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, attribute]) => attribute)
    if (new Set(names).size !== names.length) faults.push(`an attribute twice: ${tag.slice(0, 60)}`)
    if (closing && open.pop() !== name) faults.push(`</${name}> closes nothing`)
    if (!closing && !self) open.push(name)
  }
  if (text.slice(end).trim()) faults.push(`text after the last tag: ${text.slice(end).trim().slice(0, 60)}`)
  return [...faults, ...open.map((name) => `<${name}> stays open`)]
}
