import text from '../../brand/pages/services.json';
import { InfoPage } from '../info/InfoPage';

export function ServicesPage() {
  return <InfoPage {...text} />;
}
