export { Bead, type BeadProps } from './Bead';
export { StateText, type StateTextProps } from './StateText';
export { stateLabels, type StateName } from './states';
