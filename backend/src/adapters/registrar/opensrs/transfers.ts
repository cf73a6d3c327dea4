import type { ChangeOutcome, RefusedChange, TransferProgress } from '../../../ports/registrar';
import type { TransferFacts } from '../../../core/transfer-policy';
import { parseReplyCode } from './reply-codes';
import type { XcpAnswer, XcpClient } from './xcp-client';
import { textAt } from './xcp-value';

/** State of a transfer to us; `none`: no transfer of ours is known, so its outcome is not either. */
type TransferCourse =
  | { readonly kind: 'running'; readonly progress: TransferProgress }
  | { readonly kind: 'arrived' | 'none' }
  | { readonly kind: 'ended'; readonly reason: 'denied' | 'cancelled' }
  | { readonly kind: 'unknown'; readonly cause: string };

/** OpenSRS's reasons why a name cannot be transferred; the first match is used. Anything else is `held`. */
const REASONS: readonly (readonly [RegExp, Pick<TransferFacts, 'status' | 'locked'>])[] = [
  [/not registered|does not exist|is available|unregistered/i, { status: 'free', locked: false }],
  [/redemption/i, { status: 'redemption', locked: false }],
  [/pending ?delete/i, { status: 'pending_delete', locked: false }],
  [
    /transfer.{0,20}(in progress|pending|already|exists)|already.{0,30}transfer|pending ?transfer/i,
    { status: 'transfer_running', locked: false },
  ],
  [/transfer ?prohibited|\block(ed)?\b/i, { status: 'ok', locked: true }],
];

const DENIED = /den(y|ied)|reject|nack|refus|losing/i;

export class Transfers {
  readonly #client: XcpClient;
  readonly #username: string;
  readonly #getDelegation: (domain: string) => Promise<readonly string[]>;

  constructor(
    client: XcpClient,
    {
      username,
      getDelegation,
    }: { readonly username: string; readonly getDelegation: (domain: string) => Promise<readonly string[]> },
  ) {
    this.#client = client;
    this.#username = username;
    this.#getDelegation = getDelegation;
  }

  /** Determines whether a name can be transferred. XCP says whether and why not; the auth code is checked only by the transfer itself. */
  async facts(domain: string): Promise<TransferFacts | 'unknown'> {
    const [answer, nameservers] = await Promise.all([this.#check(domain), this.#getDelegation(domain)]);
    if (answer.kind === 'unknown') return 'unknown';
    const found = this.#readFacts(answer);
    if (!found) return 'unknown';
    const nothing = {
      statusUntil: null,
      registeredAt: null,
      transferredAt: null,
      holderChangedAt: null,
      expiresAt: null,
      registrar: null,
      codeAccepted: null,
    };
    return { ...nothing, ...found, nameservers: found.status === 'free' ? [] : nameservers };
  }

  async course(domain: string): Promise<TransferCourse> {
    const answer = await this.#check(domain);
    if (answer.kind === 'unknown') return answer;
    if (answer.code !== '200') return { kind: 'unknown', cause: `no status of the transfer (${answer.code})` };
    const status = textAt(answer.attributes, 'status')?.toLowerCase() ?? '';
    switch (status) {
      case 'pending_owner':
        return { kind: 'running', progress: { stage: 'holder', until: null } };
      case 'pending_admin':
      case 'pending_registry':
        return { kind: 'running', progress: { stage: 'registrar', until: null } };
      case 'completed':
        return { kind: 'arrived' };
      case 'cancelled':
        return {
          kind: 'ended',
          reason: DENIED.test(textAt(answer.attributes, 'reason') ?? '') ? 'denied' : 'cancelled',
        };
      default:
        return { kind: 'none' };
    }
  }

  async cancel(domain: string): Promise<ChangeOutcome> {
    const answer = await this.#client.call({
      action: 'cancel_transfer',
      object: 'transfer',
      attributes: { domain, reseller: this.#username },
    });
    return getOutcome(answer, {
      kind: 'refused',
      reason: 'too_late',
      message: 'The transfer can no longer be cancelled.',
    });
  }

  async resend(domain: string): Promise<ChangeOutcome> {
    const answer = await this.#client.call({
      action: 'send_password',
      object: 'transfer',
      attributes: { domain_name: domain },
    });
    return getOutcome(answer, {
      kind: 'refused',
      reason: 'nothing_to_confirm',
      message: 'The email could not be sent again: there is nothing left to confirm.',
    });
  }

  #check(domain: string): Promise<XcpAnswer> {
    return this.#client.call({
      action: 'check_transfer',
      object: 'domain',
      attributes: { domain, check_status: '1', get_request_address: '1' },
    });
  }

  #readFacts({
    code,
    text,
    attributes,
  }: Extract<XcpAnswer, { kind: 'reply' }>): Pick<TransferFacts, 'status' | 'locked'> | null {
    const meaning = parseReplyCode(code, text);
    if (meaning !== 'done' && meaning !== 'not_transferable' && meaning !== 'locked' && meaning !== 'data') return null;
    if (meaning === 'done' && textAt(attributes, 'transferrable') === '1') return { status: 'ok', locked: false };
    if (meaning === 'done' && /^pending_/.test(textAt(attributes, 'status') ?? ''))
      return { status: 'transfer_running', locked: false };
    const reason = textAt(attributes, 'reason') ?? text;
    return REASONS.find(([words]) => words.test(reason))?.[1] ?? { status: 'held', locked: false };
  }
}

function getOutcome(answer: XcpAnswer, refusal: RefusedChange): ChangeOutcome {
  if (answer.kind === 'unknown') return answer;
  const meaning = parseReplyCode(answer.code, answer.text);
  if (meaning === 'done' || meaning === 'accepted') return { kind: 'done' };
  if (meaning === 'again' || meaning === 'in_flight' || meaning === 'account' || meaning === 'fault')
    return { kind: 'unknown', cause: `code ${answer.code}` };
  return refusal;
}
