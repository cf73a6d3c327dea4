import { ATTRIBUTES, type Tracing } from '@storefront/shared/tracing';
import type { NameServer } from '../ports/name-server';
import type { PaymentProvider } from '../ports/payment-provider';
import type { Registrar } from '../ports/registrar';
import {
  watchCall,
  watchNameServer,
  watchPayment,
  watchRegistrar,
  type CallOutcome,
  type CallWatch,
} from './watch-calls';

/** Outcomes that mark a span as failed; a refusal is a valid answer. */
const FAILED = new Set<CallOutcome>(['unknown', 'timeout', 'error']);

/** Creates a span for each call to an outside service, with the names and labels of its metrics. */
const watchBySpans =
  (tracing: Tracing, service: string, adapter: string): CallWatch =>
  (operation) => {
    const span = tracing.begin(`${service} ${operation}`, {
      kind: 'client',
      attributes: { [ATTRIBUTES.service]: service, [ATTRIBUTES.adapter]: adapter, [ATTRIBUTES.operation]: operation },
    });
    return {
      run: (call) => span.run(call),
      ended(outcome) {
        span.set({ [ATTRIBUTES.outcome]: outcome });
        if (FAILED.has(outcome)) span.fail(outcome);
        span.end();
      },
    };
  };

/** Traces the calls of a registrar; a lookup has one span for all its names. */
export function traceRegistrar(registrar: Registrar, tracing: Tracing): Registrar {
  if (!tracing.isOn) return registrar;
  const watch = watchBySpans(tracing, 'registrar', registrar.provider);
  return watchRegistrar(registrar, watch, (...args) => watchCall('check', () => registrar.check(...args), watch));
}

export const tracePayment = (payment: PaymentProvider, tracing: Tracing): PaymentProvider =>
  tracing.isOn ? watchPayment(payment, watchBySpans(tracing, 'payment', payment.provider)) : payment;

export const traceNameServer = (nameServer: NameServer, tracing: Tracing): NameServer =>
  tracing.isOn ? watchNameServer(nameServer, watchBySpans(tracing, 'nameserver', nameServer.provider)) : nameServer;

export function traceMail<Email>(
  send: (email: Email) => Promise<void>,
  tracing: Tracing,
): (email: Email) => Promise<void> {
  if (!tracing.isOn) return send;
  const watch = watchBySpans(tracing, 'mail', 'smtp');
  return (email) => watchCall('send', () => send(email), watch);
}
