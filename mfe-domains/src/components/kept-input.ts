import { DRAFT_HOURS } from '@storefront/shared/domain';
import { onSessionEnd, sessionAtom } from '@storefront/shared/session';
import { store } from '@storefront/shared/store';
import { millisecondsInHour } from 'date-fns/constants';
import { useEffect, useRef } from 'react';

interface KeptInput {
  /** The customer who typed it; never shown to another. */
  readonly customer: string;
  readonly input: unknown;
}

/** In memory only: contacts and addresses must not be left in browser storage (RG-08). */
const inputs = new Map<string, KeptInput>();

const customerHere = (): string | undefined => store.get(sessionAtom).user?.email;

onSessionEnd((why) => {
  if (why === 'logout') inputs.clear();
});

store.sub(sessionAtom, () => {
  const here = customerHere();
  if (here === undefined) return;
  for (const [place, { customer }] of inputs) if (customer !== here) inputs.delete(place);
});

function keep(place: string, input: unknown): void {
  const customer = customerHere();
  if (customer === undefined) return;
  const one = { customer, input };
  inputs.set(place, one);
  setTimeout(() => {
    if (inputs.get(place) === one) inputs.delete(place);
  }, DRAFT_HOURS * millisecondsInHour);
}

/** Finds what the customer had typed at a place when their session expired. */
export const findKeptInput = <T>(place: string): T | undefined => {
  const found = inputs.get(place);
  return found && found.customer === customerHere() ? (found.input as T) : undefined;
};

/**
 * Keeps the input of a form when the session expires, until the customer returns to the form (DM-04j).
 * @param read returns the current input; undefined if it equals what is saved
 */
export function useKeptInput<T>(place: string, read: () => T | undefined): void {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    // The form has been restored.
    inputs.delete(place);
    return onSessionEnd((why) => {
      const input = why === 'expired' ? latest.current() : undefined;
      if (input !== undefined) keep(place, input);
    });
  }, [place]);
}
