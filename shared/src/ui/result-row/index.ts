export { ExactMatch, type ExactMatchProps } from './ExactMatch';
export { ResultGroup, type ResultGroupProps } from './ResultGroup';
export { ResultRow, type ResultRowProps } from './ResultRow';
