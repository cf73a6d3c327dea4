export { StateIcon, type StateIconProps } from './StateIcon';
export { StateText, type StateTextProps } from './StateText';
export type { StateName } from './states';
