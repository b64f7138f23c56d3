import { randomUUID } from 'node:crypto'
import { isPresetName, roles as presets, type Right, type RoleId, rightsOf } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import { readRights } from '../../core/held-role.ts'
import { ApiError } from '../../core/http/api-error.ts'

/** A role, composed or one that every property has, whose `name` is null. */
export interface NamedRole {
  id: RoleId
  name: string | null
  rights: readonly Right[]
}

interface Row {
  id: string
  name: string
  rights: string
}

interface NewRole {
  name: string
  rights: readonly string[]
}

/** Roles of the staff. Call functions that change something inside a transaction. */
export const createRoleQueries = (db: Database) => {
  const composed = db.prepare<[], Row>('SELECT id, name, rights FROM staff_roles ORDER BY lower(name), id')
  const byName = db.prepare<[string], Row>(
    'SELECT id, name, rights FROM staff_roles WHERE lower(name) = lower(?)',
  )
  const insert = db.prepare<[Record<string, string>]>(
    'INSERT INTO staff_roles (id, name, rights, created_at) VALUES (@id, @name, @rights, @createdAt)',
  )
  const update = db.prepare<[Record<string, string>]>(
    'UPDATE staff_roles SET name = @name, rights = @rights WHERE id = @id',
  )
  const remove = db.prepare<[string]>('DELETE FROM staff_roles WHERE id = ?')

  const assertNameFree = async (name: string, id?: RoleId) => {
    if (isPresetName(name)) throw new ApiError('role_name_taken')
    const other = await byName.get(name)
    if (other && other.id !== id) throw new ApiError('role_name_taken')
  }
  const toColumns = ({ name, rights }: NewRole) => ({ name, rights: JSON.stringify(readRights(rights)) })

  return {
    /** Those that every property has, then composed ones by name. */
    list: async (): Promise<NamedRole[]> => [
      ...presets.map((id) => ({ id, name: null, rights: rightsOf(id) })),
      ...(await composed.all()).map(({ rights, ...row }) => ({
        ...row,
        rights: readRights(JSON.parse(rights)),
      })),
    ],
    /**
     * Returns the id of the new role.
     *
     * @throws ApiError 'role_name_taken'
     */
    add: async (role: NewRole, at: Date): Promise<RoleId> => {
      await assertNameFree(role.name)
      const id = randomUUID()
      await insert.run({ ...toColumns(role), id, createdAt: at.toISOString() })
      return id
    },
    /** @throws ApiError 'role_name_taken' */
    change: async (id: RoleId, role: NewRole): Promise<void> => {
      await assertNameFree(role.name, id)
      await update.run({ ...toColumns(role), id })
    },
    remove: async (id: RoleId): Promise<void> => {
      await remove.run(id)
    },
  }
}

export type RoleQueries = ReturnType<typeof createRoleQueries>
