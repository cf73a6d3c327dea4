import { useEffect, useState } from 'react';

/** Whether the browser offers passkeys by itself where one is asked for, so that visitors are likely to have one; false until it has said so. */
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
