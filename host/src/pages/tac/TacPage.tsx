import { useBrandPage } from '../../brand/in-language';
import text from '../../brand/pages/tac.json';
import { InfoPage } from '../info/InfoPage';

export function TacPage() {
  return <InfoPage {...useBrandPage('tac', text)} />;
}
