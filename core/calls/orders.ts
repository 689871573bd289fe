import { describeCall } from './call';
import type { orderSchemas } from './orders.schema';

type Schemas = typeof orderSchemas;

/** The calls of spec 7, "Orders and cases". */
export const orderCalls = {
  trackOrder: describeCall<Schemas['trackOrder']>('POST', '/track-order', 'Where an order is'),
  verifyOrder: describeCall<Schemas['verifyOrder']>(
    'POST',
    '/api/case/verify-order',
    'Proves that an order is the asker’s',
  ),
  createCase: describeCall<Schemas['createCase']>('POST', '/api/case/create', 'Files a dispute'),
  addCaseMessage: describeCall<Schemas['addCaseMessage']>(
    'POST',
    '/api/case/add-message',
    'Adds a message to a dispute',
  ),
  getCase: describeCall<Schemas['getCase']>(
    'POST',
    '/api/case/get',
    'A dispute of an order, the newest unless it is named',
  ),
  getAllCases: describeCall<Schemas['getAllCases']>(
    'POST',
    '/api/case/get-all',
    'Every dispute of an order',
  ),
};
