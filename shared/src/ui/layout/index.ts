export { BottomBar, type BottomBarProps } from './BottomBar';
export { Page, type PageProps } from './Page';
export { Row, type RowProps } from './Row';
export { Section, type SectionProps } from './Section';
export { Stack, type StackProps } from './Stack';
export { WithRail, type WithRailProps } from './WithRail';
