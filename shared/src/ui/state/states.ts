/** The states of a name, an order line or a check. Each has one bead shape, one colour and one word, the same everywhere. */
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

export type BeadShape = 'disc' | 'ring' | 'diamond' | 'half' | 'square' | 'point';

/** The word that always stands with the bead: state is never told by colour alone. */
export const stateWords: Readonly<Record<StateName, string>> = {
  available: 'Available',
  active: 'Active',
  done: 'Done',
  'in-cart': 'In your cart',
  selected: 'Selected',
  taken: 'Taken',
  premium: 'Premium',
  checking: 'Checking',
  unknown: 'No answer yet',
  expiring: 'Expiring',
  expired: 'Expired',
  failed: 'Failed',
};

export const beadShapes: Readonly<Record<StateName, BeadShape>> = {
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
