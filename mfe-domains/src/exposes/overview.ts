export { default } from '../pages/overview/OverviewPage';
