/**
 * Development only, first thing in the shell. React registers itself with a hook at start, and the refresh
 * runtime of each build looks there for it. The shared React starts before any of them, and their own stand-in
 * hook forgets who registered: this one remembers, so that a remote's components refresh too.
 */
const renderers = new Map<number, unknown>()

const hook = {
  renderers,
  supportsFiber: true,
  inject: (renderer: unknown) => {
    renderers.set(renderers.size + 1, renderer)
    return renderers.size
  },
  onScheduleFiberRoot: () => {},
  onCommitFiberRoot: () => {},
  onCommitFiberUnmount: () => {},
}

// the browser's own React DevTools come first where they are installed
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') ?? hook,
})

/** Wrapped as a plugin of the federation runtime, which alone runs before the shared modules. */
const renderersHook = () => ({ name: 'renderers-hook' })
export default renderersHook
