import { SandboxNameServer } from '../../src/adapters/dns/sandbox/sandbox-name-server';

/** A change on its way to the nameserver. */
interface HeldChange {
  /** Once it was sent. */
  readonly sent: Promise<void>;
  /** Lets it arrive. */
  readonly release: () => void;
}

/** A promise that is fulfilled from outside. */
function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

/** A nameserver at the end of a line on which changes can be held up for as long as a test wants. */
export class SlowLine extends SandboxNameServer {
  #hold: { readonly sent: () => void; readonly released: Promise<void> } | undefined;

  /** Holds up the next change. */
  holdNext(): HeldChange {
    const [sent, released] = [gate(), gate()];
    this.#hold = { sent: sent.open, released: released.passed };
    return { sent: sent.passed, release: released.open };
  }

  override async change(...change: Parameters<SandboxNameServer['change']>): ReturnType<SandboxNameServer['change']> {
    const hold = this.#hold;
    this.#hold = undefined;
    hold?.sent();
    await hold?.released;
    return super.change(...change);
  }
}
