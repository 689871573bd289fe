export { newAdminSchema, passwordPatchSchema } from '../../base/admin-fields';
export { createPasswords } from '../../base/passwords';
export {
  type AdminSummary,
  addAdmin,
  listAdmins,
  removeAdmin,
  type SetPassword,
  setPassword,
} from './manage-admins';
export { randomPassword } from './sessions';
