export { newAdminSchema, passwordPatchSchema, rolePatchSchema } from '../../base/admin-fields';
export { createPasswords } from '../../base/passwords';
export {
  type AdminSummary,
  addAdmin,
  listAdmins,
  removeAdmin,
  type SetPassword,
  setPassword,
  setRole,
} from './manage-admins';
export { randomPassword } from './random-password';
