/**
 * Keeps what is pressed and typed in a server-rendered page of a remote before its code is there, and does it again when it is. Written
 * into the document as it stands here, and so it uses nothing from outside of itself. Links need no code.
 */
export function keepEarlyPresses(): void {
  const presses: HTMLElement[] = [];
  const typed = new Map<HTMLInputElement, string>();
  const isEarly = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement &&
    target.closest('[data-remote]') !== null &&
    !Object.keys(target).some((key) => key.startsWith('__reactProps'));
  const onClick = (event: Event): void => {
    const { target } = event;
    if (!isEarly(target) || target.closest('a[href]')) return;
    event.preventDefault();
    event.stopPropagation();
    presses.push(target);
  };
  const onInput = ({ target }: Event): void => {
    if (isEarly(target) && target instanceof HTMLInputElement) typed.set(target, target.value);
  };
  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  globalThis.__SF_ANSWER__ = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('input', onInput, true);
    globalThis.__SF_ANSWER__ = undefined;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const type = (field: HTMLInputElement, value: string): void => {
      // React hears of a change only where the value is another one than the last that it knows of, which it takes from its own setter.
      field.value = field.defaultValue;
      setValue?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    const again = [
      ...[...typed].map(
        ([field, value]) =>
          () =>
            type(field, value),
      ),
      ...presses.map((pressed) => () => pressed.isConnected && pressed.click()),
    ];
    // One after the other, as a person would: what a page does about the first may not be drawn at once.
    const next = (): void => {
      if (again.length === 0) return;
      again.shift()?.();
      setTimeout(next, 100);
    };
    next();
  };
}
