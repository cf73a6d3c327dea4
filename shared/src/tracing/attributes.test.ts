import {
  ATTR_DB_COLLECTION_NAME,
  ATTR_DB_OPERATION_NAME,
  ATTR_DB_QUERY_SUMMARY,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_REQUEST_RESEND_COUNT,
  ATTR_HTTP_RESPONSE_HEADER,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVER_ADDRESS,
  ATTR_SERVER_PORT,
} from '@opentelemetry/semantic-conventions';
import { ATTRIBUTES } from './attributes';

test('[OP-07a] ATTRIBUTES names span attributes as the stable semantic conventions do, or as our own', () => {
  const shared = Object.values(ATTRIBUTES).filter((name) => !name.startsWith('storefront.'));
  expect(shared.sort()).toEqual(
    [
      ATTR_DB_COLLECTION_NAME,
      ATTR_DB_OPERATION_NAME,
      ATTR_DB_QUERY_SUMMARY,
      ATTR_DB_SYSTEM_NAME,
      ATTR_ERROR_TYPE,
      ATTR_HTTP_REQUEST_METHOD,
      ATTR_HTTP_REQUEST_RESEND_COUNT,
      ATTR_HTTP_RESPONSE_HEADER('x-request-id'),
      ATTR_HTTP_RESPONSE_STATUS_CODE,
      ATTR_HTTP_ROUTE,
      ATTR_SERVER_ADDRESS,
      ATTR_SERVER_PORT,
    ].sort(),
  );
});
