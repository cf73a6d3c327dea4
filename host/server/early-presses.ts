/**
 * Records presses and input in a server-rendered page of a remote before its code has loaded, and replays them afterwards. Links and
 * disclosures need no code. If the first script does not arrive, the last press is left to the browser, and the page shows what does not
 * work without scripts. This function is inlined into the document as it is, so it must not refer to anything outside. Typed text stays in
 * memory.
 */
export function keepEarlyPresses(): void {
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const presses: HTMLElement[] = [];
  const typed = new Map<Field, string>();
  const hasCode = (target: HTMLElement): boolean => Object.keys(target).some((key) => key.startsWith('__reactProps'));
  const isEarly = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && target.closest('[data-remote]') !== null && !hasCode(target);
  const isField = (target: HTMLElement): target is Field => /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  const onClick = (event: Event): void => {
    const { target } = event;
    if (!isEarly(target) || target.closest('a[href], summary, select')) return;
    event.preventDefault();
    event.stopPropagation();
    presses.push(target);
  };
  // For forms without a button, submitted with Enter.
  const onSubmit = (event: Event): void => {
    if (!isEarly(event.target)) return;
    event.preventDefault();
    presses.push(event.target);
  };
  const pressAgain = (pressed: HTMLElement | undefined): void => {
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed?.click();
  };
  const onInput = ({ target }: Event): void => {
    if (isEarly(target) && isField(target)) typed.set(target, target.value);
  };
  const onError = ({ target }: Event): void => {
    if (!(target instanceof HTMLScriptElement) || !target.defer) return;
    stop();
    for (const note of document.querySelectorAll('main noscript')) {
      const shown = document.createElement('div');
      shown.innerHTML = note.textContent;
      note.replaceWith(shown);
    }
    pressAgain(presses.at(-1));
  };
  const stop = (): void => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    removeEventListener('input', onInput, true);
    removeEventListener('error', onError, true);
    globalThis.__SF_ANSWER__ = undefined;
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  addEventListener('error', onError, true);
  globalThis.__SF_ANSWER__ = () => {
    stop();
    const type = (field: Field, value: string): void => {
      // React detects a change only if the value differs from the last one recorded by its own setter.
      if ('defaultValue' in field) field.value = field.defaultValue;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      if (field.tagName === 'SELECT') field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    const again: (readonly [HTMLElement, () => void])[] = [
      ...[...typed].map(([field, value]) => [field, () => type(field, value)] as const),
      ...presses.map((pressed) => [pressed, () => pressAgain(pressed)] as const),
    ];
    // Replays one at a time, as a person would, because the effect of a press may not be drawn at once. Parts of a page, such as groups of
    // results, are hydrated later than its frame.
    const next = (waited: number): void => {
      const [target, press] = again[0] ?? [];
      if (!target) return;
      if (target.isConnected && !hasCode(target) && waited < 10_000) {
        setTimeout(next, 50, waited + 50);
        return;
      }
      again.shift();
      if (target.isConnected) press?.();
      setTimeout(next, 100, 0);
    };
    next(0);
  };
}
