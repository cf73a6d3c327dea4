import type * as desk from '@storefront/shared/contract/desk';
import type { AnyEndpoint, InputOf, OutputOf, ParamsOf } from '@storefront/shared/contract';
import type { StaffRole } from '@storefront/shared/contract/desk';
import { renderWithProviders, type FakeApi, type Handlers, branded, type Plain } from '@storefront/shared/testing';
import { configure } from '@testing-library/react';
import { App } from '../app/App';

// A whole page is drawn by each test, on machines that do other work.
configure({ asyncUtilTimeout: 10_000 });

type Calls = typeof desk;

/** What a fake server of the desk answers, by the id of the call. */
export type DeskHandlers = {
  [Name in keyof Calls as Calls[Name] extends AnyEndpoint ? Name : never]?: (request: {
    readonly params: ParamsOf<Calls[Name]>;
    readonly input: InputOf<Calls[Name]>;
  }) => Plain<OutputOf<Calls[Name]>> | Promise<Plain<OutputOf<Calls[Name]>>>;
};

export const staffMember = (role: StaffRole = 'admin'): desk.StaffMember =>
  branded<desk.StaffMember>({ id: 's-1', name: 'Ines Okafor', email: 'ines@shop.example', role });

/** Opens the whole desk at an address, for a member of staff or nobody, with a fake server behind it. */
export function openDesk(
  route: string,
  api: DeskHandlers = {},
  { role }: { readonly role?: StaffRole | null } = {},
): FakeApi {
  const answers: DeskHandlers = {
    deskSession: () => ({ shop: 'Onymeter', currencies: ['USD'], staff: role === null ? null : staffMember(role) }),
    ...api,
  };
  // The fake goes by ids, which are those of its own types only for the calls of the shop.
  return renderWithProviders(<App />, { route, api: answers as Handlers }).api;
}

/** The inputs that a call was made with. */
export const listInputs = (api: FakeApi, call: keyof DeskHandlers): unknown[] =>
  api.calls.filter(({ id }) => id === call).map(({ input }) => input);
