"""SCENE - the cup goes up, gold paper comes down."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from arena import *
NAME = 'trophy-lift'


def cup(loc, k=1., turn=(0, 0, 0)):
    gold = mat('gold', (.88, .53, .14), .16, metal=1., bump=(30, .03, .002, 2)); base = mat('base', (.012, .012, .015), .25, coat=.6)
    prof = [(0, .0), (.085, .0), (.085, .030), (.070, .036), (.030, .055), (.020, .085), (.030, .105), (.020, .125), (.035, .150), (.085, .190), (.118, .245), (.128, .310), (.126, .372), (.134, .380), (.134, .390), (.120, .390), (.112, .30), (.10, .24), (.0, .19)]
    parts = [lathe('cup', prof, gold, 96, smooth_angle=50), lathe('base', [(0, -.07), (.100, -.07), (.100, -.005), (.092, .0), (0, .0)], base, 64)]
    for sg in (1, -1):
        pts = [(sg * x, 0, z) for x, z in ((.122, .355), (.175, .372), (.205, .325), (.190, .255), (.140, .205), (.095, .200))]
        parts.append(curve('handle', pts, .011, gold, kind='BEZIER'))
    for z in (.262, .352): parts.append(curve('rib', [((.127 if z > .3 else .1215) * math.cos(t), (.127 if z > .3 else .1215) * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 90, endpoint=False)], .004, gold, cyclic=True))
    return parented(parts, loc, turn, k)


def build():
    reset(); size()
    M = dict(hair=mat('hair', (.006, .005, .005), .5, sheen=.2), skin=skin('7a4b30'), shoe=mat('boot', (.02, .02, .02), .4), sock=mat('sock', (.02, .02, .025), .8),
             shorts=mat('shorts', (.014, .016, .022), .5, sheen=.5), shirt=mat('shirt', lin('0d2f33'), .6, sheen=.5))
    add_parts(body.figure(poses.LIFT, 'football', h=.005, mass=.95), M, loc=(.86, 0, 0), yaw=-112)
    cup((.815, -.12, 1.935), 1.25, (.05, .05, .4))
    for x, y, yaw, pose, s_ in ((-.30, .70, -60, poses.CHEER, .97), (1.75, .65, -125, poses.CHEER, 1.0), (2.35, 1.1, -120, poses.WAVE, 1.), (.18, 1.1, -70, poses.WAVE, .98), (1.25, 1.2, -95, poses.CHEER, .96), (-.95, 1.2, -60, poses.CHEER, .95)):
        for o in add_parts(body.figure(pose, 'football', h=.009, mass=.94), M, loc=(x, y, -.16), yaw=yaw).values(): o.scale = (s_,) * 3
    bpy.ops.mesh.primitive_plane_add(size=60, location=(0, 0, 0)); bpy.context.object.data.materials.append(mat('stage', (.012, .013, .016), .35, spec=.5))
    figure_key(.86, 1.6, 1.0)
    area((.9, 2.6, 3.6), (.88, 0, 2.0), lin('FFC056'), 300, .8, .8)
    for o in bpy.data.objects:                                   # the others stand further back: so do the lamps
        if o.type == 'LIGHT' and o.location.y > 0: o.location.y += 1.2; o.data.energy *= 1.5
    area((-.7, -1.6, 2.9), (.9, -.1, 2.0), lin('FFD790'), 22, .8, .8)
    area((2.6, -.6, 2.3), (.9, -.1, 2.0), lin('FFC056'), 34, .4, 1.)
    camera((-.15, -4.9, 1.18), (-.10, .2, 1.66), lens=50, focus=(.86, -.1, 1.8), fstop=1.8)
    finish(NAME)


def post():
    def front(cam, img):
        u = cam['w'] / 1920; r = np.random.default_rng(12); n = 900
        C = np.stack([r.uniform(-2.6, 3.4, n), r.uniform(-2.6, 4, n), r.uniform(.3, 3.8, n)], 1)
        col = np.where((r.random((n, 1)) < .8), np.array([[1., .66, .22]]), np.array([[.20, .85, .88]])).astype(F)
        lit = .35 + .65 / (1 + np.exp(-(C[:, 0] - .2) / .8))
        tumble = np.stack([r.normal(0, .018, n), r.normal(0, .01, n), r.normal(-.014, .012, n)], 1)
        return img + streaks(cam, C, C + tumble, col, r.lognormal(-.2, .8, n) * lit * 6 * u * u, scale=1.3, steps=14)
    ring_night(NAME, seed=31, crowd=120, edge_x=.4, scale=2.0, truss=1., glow_at=(.66, .30, .12), top=(.70, .02, .12), shaft=.40, near=2.5, left_dark=.30, rows_z=(-.5, 12),
               lamps=[dict(loc=(2.6, 6.2, 5.8), target=(.9, .2, 1.2), angle=30, power=1.5, col=AMBER), dict(loc=(-.6, 6.6, 6.0), target=(.5, .5, 1), angle=20, power=.7, col=AMBER)], front=front)


if __name__ == '__main__': main(build, post)
