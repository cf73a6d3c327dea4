import type { OutputOf } from '@storefront/shared/contract';
import type {
  deskCustomer,
  DeskCorrection,
  DeskFactorRemoval,
  DeskOrder,
  FoundOrder,
} from '@storefront/shared/contract/desk';
import { branded, type Plain } from '@storefront/shared/testing';

const AT = '2026-11-20T10:00:00Z';
export const person = { id: 'c-1', name: 'Yusuf Demir', email: 'yusuf@example.com' };

export const customer = (given: Partial<Plain<OutputOf<typeof deskCustomer>>> = {}): OutputOf<typeof deskCustomer> =>
  branded<OutputOf<typeof deskCustomer>>({
    ...person,
    country: 'NO',
    created_at: AT,
    is_closed: false,
    company: null,
    vat_number: null,
    language: 'nb',
    is_confirmed: true,
    has_second_factor: true,
    sessions: [
      {
        id: 'x-1',
        created_at: AT,
        last_used_at: AT,
        ip_address: '192.0.2.7',
        device: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      },
    ],
    ...given,
  });

export const correction = (given: Partial<Plain<DeskCorrection>> = {}): DeskCorrection =>
  branded<DeskCorrection>({
    id: 'k-1',
    former_email: person.email,
    new_email: 'yusuf@example.org',
    proof: 'call_back',
    reference: 'Ticket 4711',
    opened_by: 'Ines Okafor',
    opened_at: AT,
    waits_until: '2026-11-23T10:00:00Z',
    expires_at: '2026-11-30T10:00:00Z',
    former_confirmed_at: null,
    new_confirmed_at: null,
    outcome: null,
    ended_at: null,
    cancelled_by: null,
    ...given,
  });

export const factorRemoval = (given: Partial<Plain<DeskFactorRemoval>> = {}): DeskFactorRemoval =>
  branded<DeskFactorRemoval>({
    id: 'r-1',
    email: person.email,
    proof: null,
    reference: null,
    opened_by: null,
    opened_at: AT,
    waits_until: '2026-11-27T10:00:00Z',
    outcome: null,
    ended_at: null,
    cancelled_by: null,
    ...given,
  });

export const foundOrder = (given: Partial<Plain<FoundOrder>> = {}): FoundOrder =>
  branded<FoundOrder>({
    id: 'a1b2c3d4-0000-4000-8000-000000000001',
    status: 'completed',
    domains: ['brindlewharf.com'],
    customer: person,
    currency_code: 'USD',
    total: 12.9,
    refunded: 0,
    created_at: AT,
    ...given,
  });

type Line = DeskOrder['items'][number];

export const line = (given: Partial<Plain<Line>> = {}): Line =>
  branded<Line>({
    id: 'l-1',
    type: 'new',
    domain_name: 'brindlewharf.com',
    period: 1,
    add_ons: [],
    status: 'completed',
    message: '',
    amount: 12.9,
    tax: 0,
    total: 12.9,
    can_refund: false,
    can_call_off: false,
    expires_at: null,
    ...given,
  });

export const deskOrder = (given: Partial<Plain<DeskOrder>> = {}): DeskOrder =>
  branded<DeskOrder>({
    ...foundOrder(),
    state: 'completed',
    updated_at: AT,
    amount: 12.9,
    tax: 0,
    captured: 12.9,
    voided: 0,
    payment: { method: 'Visa 4242', reference: 'pay_1', message: '', disputed_at: null },
    partner: null,
    items: [line()],
    documents: [{ number: 'R-000001', kind: 'receipt', amount: 12.9, domain_name: null, issued_at: AT }],
    emails: [
      { id: 'e-1', to: person.email, subject: 'Your receipt', status: 'sent', can_resend: true, created_at: AT },
    ],
    timeline: [
      {
        id: '1',
        at: AT,
        by: 'customer',
        staff: null,
        kind: 'order',
        action: 'order.placed',
        what: null,
        from: null,
        to: 'created',
        detail: null,
        request_id: 'r-1',
      },
    ],
    next_step_at: null,
    can_retry: false,
    can_cancel: false,
    ...given,
  });
