/** The states of a domain, an order line or a check. Each has one icon shape, one colour and one text, the same everywhere. */
export type StateName =
  | 'available'
  | 'active'
  | 'done'
  | 'in-cart'
  | 'selected'
  | 'taken'
  | 'premium'
  | 'checking'
  | 'unknown'
  | 'expiring'
  | 'expired'
  | 'failed';

export type StateShape = 'disc' | 'ring' | 'diamond' | 'half' | 'square' | 'point';

export const stateShapes: Readonly<Record<StateName, StateShape>> = {
  available: 'disc',
  active: 'disc',
  done: 'disc',
  'in-cart': 'disc',
  selected: 'disc',
  taken: 'ring',
  premium: 'diamond',
  checking: 'point',
  unknown: 'half',
  expiring: 'half',
  expired: 'square',
  failed: 'square',
};
