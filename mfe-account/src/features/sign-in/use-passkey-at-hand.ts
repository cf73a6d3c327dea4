import { useEffect, useState } from 'react';

/** Returns whether the browser can offer passkeys in form fields, so that visitors are likely to have one; false until that is known. */
export function usePasskeyAtHand(): boolean {
  const [isAtHand, setAtHand] = useState(false);
  useEffect(() => {
    let isGone = false;
    const api = 'PublicKeyCredential' in window ? window.PublicKeyCredential : undefined;
    const ask = async (): Promise<boolean> => (await api?.isConditionalMediationAvailable?.()) ?? false;
    ask().then(
      (is) => !isGone && setAtHand(is),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return isAtHand;
}
