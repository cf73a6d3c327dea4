import { useBrandPage } from '../../brand/in-language';
import text from '../../brand/pages/services.json';
import { InfoPage } from '../info/InfoPage';

export function ServicesPage() {
  return <InfoPage {...useBrandPage('services', text)} />;
}
