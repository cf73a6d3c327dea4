// Runs in the page before anything else and stores its figures in `benchWatch`. A separate file, so that no compiler adds its helpers.
// Expects `benchTarget`: { action, plain }.
{
  const { action, plain } = globalThis.benchTarget;
  const watch = { fcp: 0, lcp: 0, cls: 0, tbt: 0, longest: 0, ready: 0, changed: 0 };
  globalThis.benchWatch = watch;
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watch.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    watch.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    watch.cls += entry.value;
  });
  observe('longtask', (entry) => {
    watch.tbt += Math.max(0, entry.duration - 50);
    watch.longest = Math.max(watch.longest, entry.duration);
  });
  new MutationObserver(() => {
    watch.changed = performance.now();
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  const look = () => {
    const element = document.querySelector(action);
    const handled = plain || (element && Object.keys(element).some((key) => key.startsWith('__reactProps')));
    if (!element || !handled || element.hasAttribute('disabled')) return void setTimeout(look, 8);
    // After another task, the main thread has been idle.
    return void setTimeout(() => {
      watch.ready ||= performance.now();
    }, 0);
  };
  look();
}
