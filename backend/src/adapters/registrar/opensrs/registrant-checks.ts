import type { ChangeOutcome, RegistrantCheck, RegistrantChecks } from '../../../ports/registrar';
import { getOutcome } from './name-changes';
import { parseReplyCode } from './reply-codes';
import type { XcpClient } from './xcp-client';
import { textAt } from './xcp-value';

/** Statuses not listed are in progress: unverified, pending, verifying, admin_reviewing, bounced. */
const STATUSES: Readonly<Record<string, RegistrantCheck>> = {
  verified: 'verified',
  // For registries that require no verification.
  not_applicable: 'verified',
  suspended: 'suspended',
};

/** OpenSRS emails registrants itself, and suspends the domains of those who do not respond. */
export class OpensrsRegistrantChecks implements RegistrantChecks {
  readonly #client: XcpClient;

  constructor(client: XcpClient) {
    this.#client = client;
  }

  async findStatus(domain: string): Promise<RegistrantCheck | null | 'unknown'> {
    const answer = await this.#client.call({
      action: 'get_registrant_verification_status',
      object: 'domain',
      attributes: { domain },
    });
    if (answer.kind === 'unknown') return 'unknown';
    if (parseReplyCode(answer.code, answer.text) === 'not_ours') return null;
    const status = textAt(answer.attributes, 'registrant_verification_status')?.toLowerCase();
    return answer.code === '200' && status !== undefined ? (STATUSES[status] ?? 'pending') : 'unknown';
  }

  async resend(domain: string): Promise<ChangeOutcome> {
    return getOutcome(
      await this.#client.call({
        action: 'send_registrant_verification_email',
        object: 'domain',
        attributes: { domain },
      }),
    );
  }
}
