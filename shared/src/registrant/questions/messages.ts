// Written by tools/messages/generate.mjs. The texts are in shared/messages/en.json.
import type { Message } from '../../i18n';
export const notLoaded: Message = ['shared/registrant/questions/notLoaded', 'The registries’ questions did not load.'];
export const loading: Message = ['shared/registrant/questions/loading', 'Loading the registries’ questions.'];
