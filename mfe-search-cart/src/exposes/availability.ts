export { AvailabilityPage as default } from '../pages/availability/AvailabilityPage';
