export { OverviewPage as default } from '../pages/overview/OverviewPage';
