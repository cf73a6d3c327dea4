import { SandboxNameServer } from '../../src/adapters/dns/sandbox/sandbox-name-server';

/** A change on its way to the nameserver. */
interface HeldChange {
  /** Resolves once it was sent. */
  readonly sent: Promise<void>;
  /** Lets it arrive. */
  readonly release: () => void;
}

/** A promise that can be resolved from outside. */
function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open };
}

/** A nameserver behind a line on which changes can be held for as long as a test wants. */
export class SlowLine extends SandboxNameServer {
  #hold: { readonly sent: () => void; readonly released: Promise<void> } | undefined;

  /** Holds the next change. */
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
