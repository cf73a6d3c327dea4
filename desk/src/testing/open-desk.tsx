import type * as desk from '@storefront/shared/contract/desk';
import type { AnyEndpoint, InputOf, OutputOf, ParamsOf } from '@storefront/shared/contract';
import type { StaffRole } from '@storefront/shared/contract/desk';
import { renderWithProviders, type FakeApi, type Handlers, branded, type Plain } from '@storefront/shared/testing';
import { configure } from '@testing-library/react';
import { App } from '../app/App';

// Each test renders a whole page, possibly on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

type Calls = typeof desk;

/** Responses of the fake desk server, by call id. */
export type DeskHandlers = {
  [Name in keyof Calls as Calls[Name] extends AnyEndpoint ? Name : never]?: (request: {
    readonly params: ParamsOf<Calls[Name]>;
    readonly input: InputOf<Calls[Name]>;
  }) => Plain<OutputOf<Calls[Name]>> | Promise<Plain<OutputOf<Calls[Name]>>>;
};

export const staffMember = (role: StaffRole = 'admin'): desk.StaffMember =>
  branded<desk.StaffMember>({ id: 's-1', name: 'Ines Okafor', email: 'ines@shop.example', role });

/** Renders the whole desk at a URL, signed in or not, with a fake server. */
export function openDesk(
  route: string,
  api: DeskHandlers = {},
  { role }: { readonly role?: StaffRole | null } = {},
): FakeApi {
  const answers: DeskHandlers = {
    deskSession: () => ({ shop: 'Onymeter', currencies: ['USD'], staff: role === null ? null : staffMember(role) }),
    ...api,
  };
  // The fake matches call ids at run time, but its types contain only the calls of the shop.
  return renderWithProviders(<App />, { route, api: answers as Handlers }).api;
}

/** Lists the inputs of a call's invocations. */
export const listInputs = (api: FakeApi, call: keyof DeskHandlers): unknown[] =>
  api.calls.filter(({ id }) => id === call).map(({ input }) => input);
