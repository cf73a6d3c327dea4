import type { NewPasskeyAnswer, PasskeyAnswer, CustomerId } from '@storefront/shared/contract';
import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';
import type { Deps } from '../../deps';
import { findCredential, type NewPasskey, type PasskeyRow } from './factor-queries';
import { TICKET_SECONDS } from './proof-ticket-queries';

type SiteDeps = Pick<Deps, 'config' | 'log'>;
/** Options of `navigator.credentials` as JSON. */
type Options = Record<string, unknown>;

/** Loaded on first use of a passkey, because it contains a certificate parser. */
const webAuthn = () => import('@simplewebauthn/server');

/** Passkeys are bound to the host of the shop; the browser offers them to no other (WebAuthn section 5.1.2). */
const getSite = ({ config }: Pick<SiteDeps, 'config'>) => ({
  rpID: new URL(config.publicUrl).hostname,
  origin: new URL(config.publicUrl).origin,
});
const asCredential = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id,
  transports: [...transports] as AuthenticatorTransportFuture[],
});
const asResponse = (id: string) => ({ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} });
const asBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** Options to create a passkey: with user verification (fingerprint, face or PIN), and discoverable, so that it identifies its owner. */
export async function newPasskeyOptions(
  deps: SiteDeps,
  customer: { readonly id: CustomerId; readonly email: string; readonly displayName: string },
  own: readonly PasskeyRow[],
): Promise<{ challenge: string; options: Options }> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: deps.config.shopName,
    rpID: getSite(deps).rpID,
    userID: new Uint8Array(Buffer.from(customer.id.replaceAll('-', ''), 'hex')),
    userName: customer.email,
    userDisplayName: customer.displayName,
    timeout: TICKET_SECONDS * 1_000,
    excludeCredentials: own.map(asCredential),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** Options to request a passkey: one of `own`, or any of this site if none is given. */
export async function passkeyOptions(
  deps: SiteDeps,
  own: readonly PasskeyRow[],
): Promise<{ challenge: string; options: Options }> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: getSite(deps).rpID,
    timeout: TICKET_SECONDS * 1_000,
    userVerification: 'required',
    ...(own.length > 0 && { allowCredentials: own.map(asCredential) }),
  });
  return { challenge: options.challenge, options: { ...options } };
}

/** Reads the public key of a newly created passkey; null if the response does not match the request. */
export async function readNewPasskey(
  deps: SiteDeps,
  { id, response }: NewPasskeyAnswer,
  challenge: string,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const { rpID, origin } = getSite(deps);
  try {
    // The library throws on any invalid input.
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...asResponse(id),
        response: { ...response, transports: response.transports as AuthenticatorTransportFuture[] },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      is_synced: credentialBackedUp,
    };
  } catch (error) {
    deps.log.info(
      { event: 'passkey.registration_rejected', reason: (error as Error).message },
      'Passkey registration rejected',
    );
    return null;
  }
}

/** Finds the passkey that signed the challenge; null if it is unknown, or its signature counter indicates a clone. */
export async function readPasskey(
  deps: SiteDeps & Pick<Deps, 'db'>,
  { id, response }: PasskeyAnswer,
  challenge: string,
): Promise<{ row: PasskeyRow; counter: number; is_synced: boolean } | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const row = await findCredential(deps.db, id);
  if (!row) return null;
  const { rpID, origin } = getSite(deps);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...asResponse(id), response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: { ...asCredential(row), publicKey: asBytes(row.public_key), counter: row.counter },
    });
    return verified
      ? { row, counter: authenticationInfo.newCounter, is_synced: authenticationInfo.credentialBackedUp }
      : null;
  } catch (error) {
    deps.log.info(
      { event: 'passkey.verification_failed', reason: (error as Error).message },
      'Passkey verification failed',
    );
    return null;
  }
}
