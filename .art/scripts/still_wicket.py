"""STILL - bowled: the bails in the air."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'still-wicket'


def build():
    from still_cricket import cricket_ball, R
    reset(); size()
    bpy.ops.mesh.primitive_plane_add(size=24, location=(0, 0, 0)); bpy.context.object.data.materials.append(mat('earth', (.105, .074, .044), .95, spec=.08, bump=(40, .9, .008, 10)))
    wood = mat('stump', lin('B98748'), .38, coat=.45, bump=(30, .10, .002, 6)); band = mat('band', lin('C82C12'), .4, coat=.4); gold = mat('gold', lin('C98B1F'), .35, coat=.4)
    def stump(x, y, lean, back, z=0.):
        parts = [cyl('stump', (0, 0, -.05), (0, 0, .700), .019, wood, verts=48), cyl('tip', (0, 0, .70), (0, 0, .712), .019, wood, r2=.013, verts=48)]
        for a, b, m in ((.50, .56, band), (.585, .60, gold)): parts.append(cyl('band', (0, 0, a), (0, 0, b), .0194, m, verts=48))
        parented(parts, (x, y, z), (back, lean, 0))
    stump(.185, 0, 0, 0); stump(.415, .01, .04, .02); stump(.325, .10, .34, -.30, .02)
    def bail(loc, turn):
        parts = [cyl('b', (-.052, 0, 0), (.052, 0, 0), .0085, wood), cyl('b1', (-.026, 0, 0), (.018, 0, 0), .0125, wood), cyl('b2', (-.020, 0, 0), (-.012, 0, 0), .0136, band), cyl('b3', (.004, 0, 0), (.012, 0, 0), .0136, band)]
        parented(parts, loc, turn)
    bail((.175, -.02, .872), (.3, -.65, .5)); bail((.475, -.03, .822), (.1, .95, -.4))
    cricket_ball((.545, .12, .60), (-.5, .4))
    field_key(.3, .4, .9)
    area((1.15, .62, 1.05), (.3, 0, .5), lin('FFC870'), 38, .22, .9)
    area((-.55, .60, .95), (.28, 0, .5), TEAL, 14, .2, .8)
    area((.3, .8, 1.6), (.3, 0, .6), lin('FFD9A0'), 16, .6, .3)
    area((-.9, -1.1, .8), (.3, 0, .5), lin('9FC4FF'), 2.0, .6)
    camera((-.03, -1.95, .30), (.055, .2, .585), lens=50, focus=(.29, -.02, .6), fstop=2.4)
    finish(NAME)


def post():
    def burst(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(4); n = 520
        q = np.stack([r.normal(.33, .05, n), r.normal(.04, .05, n), np.abs(r.normal(.02, .06, n))], 1); d = np.stack([r.normal(.02, .05, n), r.normal(0, .03, n), np.abs(r.normal(.05, .05, n))], 1)
        img = img + streaks(cam, q + d, q + d * 1.25, np.tile([[1., .74, .40]], (n, 1)).astype(F), r.lognormal(-.3, .9, n) * 1.3 * u * u, scale=.9)
        return motes(cam, img, (-.6, -.5, 0), (1.1, .8, 1.1), n=240, power=.7)
    field_night(NAME, towers=((-34, 150, 42), (47, 150, 43)), seed=53, crowd=22, scale=1.3, front=burst, left_dark=.36)


main(build, post)
