export { LengthRuler, type LengthRulerProps } from './LengthRuler';
export { Steps, type Step, type StepsProps } from './Steps';
export { TermPicker, type TermPickerProps } from './TermPicker';
