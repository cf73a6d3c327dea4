export { LifeLine, type LifeEvent, type LifeEventKind, type LifeLineProps } from './LifeLine';
export { MiniLife, type MiniLifeProps } from './MiniLife';
