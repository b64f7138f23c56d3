// What a decoder does that a stranger's file has taken over: convert-apart.test.ts runs it in place of the real one.
const does: Record<string, () => void> = {
  hangs: () => {
    for (;;) Math.random()
  },
  falls: () => process.kill(process.pid, 'SIGSEGV'),
  swells: () => {
    const taken: Buffer[] = []
    for (let gigabytes = 0; gigabytes < 2; gigabytes += 1) taken.push(Buffer.alloc(1024 ** 3, 1))
    process.send?.({ refused: `took ${taken.length} gigabytes`, code: 'too_many_photographs' })
  },
  'tells its environment': () => {
    process.send?.({ refused: Object.keys(process.env).join(' '), code: 'photograph_unreadable' })
  },
}

does[process.argv[2] ?? '']?.()
