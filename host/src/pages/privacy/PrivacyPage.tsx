import { useBrandPage } from '../../brand/in-language';
import text from '../../brand/pages/privacy.json';
import { InfoPage } from '../info/InfoPage';

export function PrivacyPage() {
  return <InfoPage {...useBrandPage('privacy', text)} />;
}
