const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer as ArrayBuffer;

const credential = (response: Record<string, unknown>) => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response,
  getClientExtensionResults: () => ({}),
  authenticatorAttachment: 'platform',
});

/** What the customer does when the browser asks for a passkey, or offers to create one. */
type Hand = 'gives' | 'calls off' | 'has one already';

/**
 * Adds passkey support to jsdom. `hand` decides what the customer does at each request.
 * @returns the options of every request so far, and a function that removes passkey support again
 */
export function fakePasskeys(hand: () => Hand = () => 'gives') {
  const asked: { publicKey: { challenge: ArrayBuffer } }[] = [];
  const act = <T>(options: { publicKey: { challenge: ArrayBuffer } }, response: T): Promise<unknown> => {
    asked.push(options);
    const now = hand();
    if (now === 'calls off')
      return Promise.reject(new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError'));
    if (now === 'has one already') return Promise.reject(new DOMException('Registered.', 'InvalidStateError'));
    return Promise.resolve(credential(response as Record<string, unknown>));
  };
  Object.assign(window, { PublicKeyCredential: class PublicKeyCredential {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: (options: never) =>
        act(options, {
          authenticatorData: bytes('data'),
          clientDataJSON: bytes('{}'),
          signature: bytes('signed'),
          userHandle: null,
        }),
      create: (options: never) =>
        act(options, {
          attestationObject: bytes('made'),
          clientDataJSON: bytes('{}'),
          getTransports: () => ['internal'],
        }),
    },
  });
  return {
    asked,
    remove: () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
}
