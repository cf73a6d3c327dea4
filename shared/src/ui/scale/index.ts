export { Scale, type ScaleProps } from './Scale';
export { Steps, type Step, type StepsProps } from './Steps';
export { TermPicker, type TermPickerProps } from './TermPicker';
