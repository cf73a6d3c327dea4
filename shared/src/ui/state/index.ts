export { Bead, type BeadProps } from './Bead';
export { StateText, type StateTextProps } from './StateText';
export { stateWords, type StateName } from './states';
